'use client';

export const panelTitle = 'Pick a seat';
