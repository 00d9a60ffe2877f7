export default {
  content: ['./src/**/*.{ts,tsx}'],
};
