import { jsx, jsxs } from "react/jsx-runtime";
import { ReactComponent } from "./star.js";
function Badge({ stars }) {
    return /*#__PURE__*/ jsxs("span", {
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
