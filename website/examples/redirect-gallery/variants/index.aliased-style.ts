import frame from '@/frame.module.less';

export const box = frame.box;
