import "./card.css";
import logo from "./logo.svg";
const card = ()=>`<div class="card"><img src="${logo}"></div>`;
export { card };
