export default function unit(): void; export {};
