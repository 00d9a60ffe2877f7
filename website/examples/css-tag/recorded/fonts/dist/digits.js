import digits_woff2_namespaceObject from "./static/font/digits.woff2";
export default digits_woff2_namespaceObject;
