import close_namespaceObject from "./static/svg/close.svg";
export default close_namespaceObject;
