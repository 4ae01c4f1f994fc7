import sharp from 'sharp';

// What is drawn here as SVG is this service's own; a process that also opens photos of others may have shut this off.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

export { sharp };
