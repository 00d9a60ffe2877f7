export const formatSpan = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60}m`;
