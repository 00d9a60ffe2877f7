export default function init(): Promise<void>;
export function double(value: number): number;
