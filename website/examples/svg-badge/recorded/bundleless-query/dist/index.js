import { jsx, jsxs } from "react/jsx-runtime";
import star from "./star.js";
function Badge({ stars }) {
    return /*#__PURE__*/ jsxs("span", {
        children: [
            stars,
            " ",
            /*#__PURE__*/ jsx(star, {
                width: 16
            })
        ]
    });
}
export { Badge };
