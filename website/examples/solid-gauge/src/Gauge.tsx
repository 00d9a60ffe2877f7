import { createSignal } from 'solid-js';

export interface GaugeProps {
  label: string;
  start?: number;
}

export function Gauge(props: GaugeProps) {
  const [percent, setPercent] = createSignal(props.start ?? 0);
  return (
    <button type="button" onClick={() => setPercent(percent() + 10)}>
      {props.label}: {percent()} %
    </button>
  );
}
