const beatLength = (bpm, beats)=>60000 / bpm * (beats ?? 1);
export { beatLength };
