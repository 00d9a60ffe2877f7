const tag_module = {
    priceTag: "price-tag-priceTag"
};
function priceTag(price) {
    const tag = document.createElement('span');
    tag.className = tag_module.priceTag;
    tag.textContent = price;
    return tag;
}
export { priceTag };
