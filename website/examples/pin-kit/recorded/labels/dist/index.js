const labels = {
    de: ()=>import("./de.js"),
    fr: ()=>import("./fr.js")
};
const loadLabels = (lang)=>labels[lang]();
export { loadLabels };
