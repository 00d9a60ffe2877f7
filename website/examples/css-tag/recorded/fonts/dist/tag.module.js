import "./tag_module.css";
const tag_module = {
    priceTag: "priceTag-LIp2aG"
};
export default tag_module;
