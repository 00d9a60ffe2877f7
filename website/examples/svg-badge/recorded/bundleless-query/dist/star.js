import star_namespaceObject from "./static/svg/star.svg";
export default star_namespaceObject;
