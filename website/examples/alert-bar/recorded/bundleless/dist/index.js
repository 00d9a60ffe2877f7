import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import mitt from "mitt";
import close_0 from "./close.js";
import "./alert.css";
const alerts = mitt();
function Alert({ text }) {
    const [open, setOpen] = useState(true);
    const close = ()=>{
        setOpen(false);
        alerts.emit('close', text);
    };
    return open ? /*#__PURE__*/ jsxs("p", {
        className: "alert",
        children: [
            text,
            " ",
            /*#__PURE__*/ jsx("img", {
                src: close_0,
                alt: "Close",
                onClick: close
            })
        ]
    }) : null;
}
export { Alert, alerts };
