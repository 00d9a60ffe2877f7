import { jsx, jsxs } from "react/jsx-runtime";
import { useId } from "react";
function Field({ label }) {
    const id = useId();
    return /*#__PURE__*/ jsxs("p", {
        children: [
            /*#__PURE__*/ jsx("label", {
                htmlFor: id,
                children: label
            }),
            /*#__PURE__*/ jsx("input", {
                id: id
            })
        ]
    });
}
export { Field };
