export const unit = 'px';
