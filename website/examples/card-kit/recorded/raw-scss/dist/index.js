import "./card.scss";
import logo from "./logo.js";
const card = ()=>`<div class="card"><img src="${logo}"></div>`;
export { card };
