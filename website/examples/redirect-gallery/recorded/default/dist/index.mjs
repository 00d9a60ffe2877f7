import { caption } from "./format/index.mjs";
import mark from "./icons/mark.mjs";
import { zoom } from "./zoom.mjs";
import frame_module from "./frame.module.mjs";
import "./page.css";
const figure = (photo)=>`<figure class="${frame_module.box}" style="scale: ${zoom}"><img src="${mark}" alt="">${caption(photo)}</figure>`;
export { figure };
