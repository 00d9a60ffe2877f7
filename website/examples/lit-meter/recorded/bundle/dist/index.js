import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : null === desc ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if ("object" == typeof Reflect && "function" == typeof Reflect.decorate) r = Reflect.decorate(decorators, target, key, desc);
    else for(var i = decorators.length - 1; i >= 0; i--)if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
class LoadMeter extends LitElement {
    static{
        this.styles = css`b { color: green; }`;
    }
    render() {
        return html`<b>${this.load} %</b>`;
    }
    constructor(...args){
        super(...args), this.load = 0;
    }
}
_ts_decorate([
    property({
        type: Number
    })
], LoadMeter.prototype, "load", void 0);
LoadMeter = _ts_decorate([
    customElement('load-meter')
], LoadMeter);
export { LoadMeter };
