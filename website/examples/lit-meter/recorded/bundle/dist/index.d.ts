import { LitElement } from 'lit';
export declare class LoadMeter extends LitElement {
    static styles: import("lit").CSSResult;
    load: number;
    render(): import("lit").TemplateResult<1>;
}
