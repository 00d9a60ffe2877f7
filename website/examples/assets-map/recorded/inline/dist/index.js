const pin_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDEyIj48cGF0aCBmaWxsPSIjYzMzIiBkPSJNNCAxMiAwIDVhNCA0IDAgMSAxIDggMHoiLz48L3N2Zz4K";
function marker(label) {
    const image = new Image();
    image.src = pin_namespaceObject;
    image.alt = label;
    return image;
}
export { marker };
