declare module '*.svg' {
  type Props = import('react').SVGProps<SVGSVGElement>;
  export const ReactComponent: import('react').FC<Props>;
}
