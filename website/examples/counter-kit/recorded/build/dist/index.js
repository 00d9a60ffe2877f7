import { jsx } from "react/jsx-runtime";
import { useState } from "react";
function Counter({ start = 0 }) {
    const [count, setCount] = useState(start);
    return /*#__PURE__*/ jsx("button", {
        onClick: ()=>setCount(count + 1),
        children: count
    });
}
export { Counter };
