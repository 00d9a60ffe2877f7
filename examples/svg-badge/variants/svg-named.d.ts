declare module '*.svg' {
  export const ReactComponent: import('react').FC<import('react').SVGProps<SVGSVGElement>>;
}
