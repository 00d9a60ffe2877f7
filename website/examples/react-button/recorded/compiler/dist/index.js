import { jsxs } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
import { useState } from "react";
import "./button.css";
function LikeButton(t0) {
    const $ = c(6);
    const { label } = t0;
    const [likes, setLikes] = useState(0);
    let t1;
    if ($[0] !== likes) {
        t1 = ()=>setLikes(likes + 1);
        $[0] = likes;
        $[1] = t1;
    } else t1 = $[1];
    let t2;
    if ($[2] !== label || $[3] !== likes || $[4] !== t1) {
        t2 = /*#__PURE__*/ jsxs("button", {
            className: "like",
            onClick: t1,
            children: [
                label,
                " ",
                likes
            ]
        });
        $[2] = label;
        $[3] = likes;
        $[4] = t1;
        $[5] = t2;
    } else t2 = $[5];
    return t2;
}
export { LikeButton };
