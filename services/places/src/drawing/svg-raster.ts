import sharp from 'sharp';

// SVG drawn here is trusted. Processes that also open users' photos may have blocked this loader.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

export { sharp };
