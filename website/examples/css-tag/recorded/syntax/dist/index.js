const tag_module = {
    priceTag: "priceTag-LIp2aG"
};
function priceTag(price) {
    const tag = document.createElement('span');
    tag.className = tag_module.priceTag;
    tag.textContent = price;
    return tag;
}
export { priceTag };
