import logo_namespaceObject from "./static/svg/logo.svg";
export default logo_namespaceObject;
