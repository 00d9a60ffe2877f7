import paper_namespaceObject from "./static/image/paper.png";
export default paper_namespaceObject;
