import { useState } from "react";
import "./button.css";
function LikeButton({ label }) {
    const [likes, setLikes] = useState(0);
    return /*#__PURE__*/ React.createElement("button", {
        className: "like",
        onClick: ()=>setLikes(likes + 1)
    }, label, " ", likes);
}
export { LikeButton };
