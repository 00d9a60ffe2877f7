import { jsx } from "react/jsx-runtime";
import "./LevelBar.css";
function LevelBar({ level, label = 'Level' }) {
    return /*#__PURE__*/ jsx("meter", {
        className: "level-bar",
        value: level,
        "aria-label": label
    });
}
export { LevelBar };
