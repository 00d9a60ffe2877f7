import { jsxs } from "react/jsx-runtime";
import { useState } from "react";
function LikeButton({ label }) {
    const [likes, setLikes] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        className: "like",
        onClick: ()=>setLikes(likes + 1),
        children: [
            label,
            " ",
            likes
        ]
    });
}
export { LikeButton };
