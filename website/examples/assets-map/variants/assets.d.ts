declare module '*.gpx' {
  const url: string;
  export default url;
}
