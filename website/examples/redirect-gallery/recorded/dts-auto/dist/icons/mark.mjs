import mark_namespaceObject from "../static/svg/mark.svg";
export default mark_namespaceObject;
