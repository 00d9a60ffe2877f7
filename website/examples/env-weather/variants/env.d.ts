interface ImportMetaEnv {
  readonly PUBLIC_UNITS: 'metric' | 'imperial';
}
