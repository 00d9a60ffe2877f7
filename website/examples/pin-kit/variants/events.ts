import mitt from 'mitt';

export const events = mitt<{ moved: string }>();
