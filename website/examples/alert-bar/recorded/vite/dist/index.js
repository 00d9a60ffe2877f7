import { useState as e } from "react";
import t from "mitt";
import { jsx as n, jsxs as r } from "react/jsx-runtime";
// src/close.svg
var i = "data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%208%208'%3e%3cpath%20d='M1%201%207%207M7%201%201%207'%20stroke='black'/%3e%3c/svg%3e", a = t();
function o({ text: t }) {
	let [o, s] = e(!0);
	return o ? /* @__PURE__ */ r("p", {
		className: "alert",
		children: [
			t,
			" ",
			/* @__PURE__ */ n("img", {
				src: i,
				alt: "Close",
				onClick: () => {
					s(!1), a.emit("close", t);
				}
			})
		]
	}) : null;
}
export { o as Alert, a as alerts };
