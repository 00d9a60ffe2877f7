export interface GaugeProps {
    label: string;
    start?: number;
}
export declare function Gauge(props: GaugeProps): import("solid-js").JSX.Element;
