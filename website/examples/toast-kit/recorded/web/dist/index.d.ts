import './toast.css';
export declare function toast(text: string): void;
