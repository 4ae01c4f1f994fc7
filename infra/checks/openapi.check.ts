import './openapi.ts';
