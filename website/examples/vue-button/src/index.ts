export { default as LikeButton } from './LikeButton.vue';
