import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';

@customElement('load-meter')
export class LoadMeter extends LitElement {
  static override styles = css`b { color: green; }`;

  @property({ type: Number }) load = 0;

  override render() {
    return html`<b>${this.load} %</b>`;
  }
}
