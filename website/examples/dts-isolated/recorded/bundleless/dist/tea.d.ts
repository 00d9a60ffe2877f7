export type Tea = 'green' | 'black' | 'herbal';
