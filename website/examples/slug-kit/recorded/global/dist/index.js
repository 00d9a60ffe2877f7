import picocolors from "picocolors";
function slug(text, options = {}) {
    const words = text.trim().split(/\s+/).join("-");
    return options.upper ? words.toUpperCase() : words.toLowerCase();
}
const show = (text)=>console.log(picocolors.green(slug(text)));
export { show, slug };
