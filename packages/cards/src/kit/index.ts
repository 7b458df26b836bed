/** The painter's table: everything a scene needs to draw. Finishes and motifs are imported from their own files. */
export * from './air.ts';
export * from './brush.ts';
export * from './colour.ts';
export * from './curves.ts';
export * from './land.ts';
export * from './light.ts';
export * from './markup.ts';
export * from './materials.ts';
export * from './noise.ts';
export * from './points.ts';
export * from './random.ts';
export * from './scene.ts';
export * from './shapes.ts';
export * from './sky.ts';
export * from './trees.ts';
export * from './volume.ts';
