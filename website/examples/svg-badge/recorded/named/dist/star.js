import { jsx } from "react/jsx-runtime";
import "react";
const SvgStar = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 16 16",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            d: "m8 1 2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z"
        })
    });
export { SvgStar as ReactComponent };
