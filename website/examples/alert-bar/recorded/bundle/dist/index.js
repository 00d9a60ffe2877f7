import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import mitt from "mitt";
const close_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik0xIDEgNyA3TTcgMSAxIDciIHN0cm9rZT0iYmxhY2siLz48L3N2Zz4K";
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
                src: close_namespaceObject,
                alt: "Close",
                onClick: close
            })
        ]
    }) : null;
}
export { Alert, alerts };
