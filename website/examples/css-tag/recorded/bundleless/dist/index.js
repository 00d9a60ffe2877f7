import "./base.css";
import tag_module from "./tag.module.js";
function priceTag(price) {
    const tag = document.createElement('span');
    tag.className = tag_module.priceTag;
    tag.textContent = price;
    return tag;
}
export { priceTag };
