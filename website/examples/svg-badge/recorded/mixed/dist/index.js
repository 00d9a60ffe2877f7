import { jsx, jsxs } from "react/jsx-runtime";
import star, { ReactComponent } from "./star.js";
function Badge({ stars }) {
    return /*#__PURE__*/ jsxs("a", {
        href: star,
        children: [
            stars,
            " ",
            /*#__PURE__*/ jsx(ReactComponent, {
                width: 16
            })
        ]
    });
}
export { Badge };
