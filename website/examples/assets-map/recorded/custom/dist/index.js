import hills_namespaceObject from "./static/assets/hills.gpx";
const routes = {
    hills: hills_namespaceObject
};
export { routes };
