declare module '*.svg?react' {
  const Component: import('react').FC<import('react').SVGProps<SVGSVGElement>>;
  export default Component;
}
